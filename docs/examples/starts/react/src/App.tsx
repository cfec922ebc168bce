import { useState } from 'react';
import type {} from 'rs-suite/react';

export function App() {
  const [index, setIndex] = useState(0);
  return (
    <main>
      <h1>The practice</h1>
      <tab-set aria-label="The practice" ontab-set-changed={({ detail }) => setIndex(detail.index)}>
        <section>
          <h2 id="hours">Opening hours</h2>
          <p>Monday to Friday, 9:00 to 18:00.</p>
        </section>
        <section>
          <h2 id="way">How to find us</h2>
          <p>Calle Mayor 1, second floor.</p>
        </section>
      </tab-set>
      <p>
        <output>{`Tab ${index + 1} of 2`}</output>
      </p>
    </main>
  );
}
