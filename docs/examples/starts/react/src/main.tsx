import { createRoot } from 'react-dom/client';
import 'rs-suite/shared-react';
import { App } from './App';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
