import { expect } from '@open-wc/testing';
import { picture } from '../box-page.js';
import { closed, openPicture, pictureOf, pictures } from '../visitor.js';

describe('a visitor who goes on', () => {
  it('finds the pictures on either side fetched already', async () => {
    const fetched = (number: number) =>
      new Promise<void>((resolve) => {
        const seen = () => performance.getEntriesByName(new URL(picture(number), location.href).href).length;
        const observer = new PerformanceObserver(() => {
          if (seen() === 0) return;
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: 'resource', buffered: true });
      });
    const page = await openPicture(pictures(700), 'p2');
    await pictureOf(page);
    await Promise.all([fetched(700), fetched(702)]);
    expect(page.part('counter')?.textContent).to.equal('2 de 3');
    await closed(page);
  });
});
