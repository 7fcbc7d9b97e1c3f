// Entry of a render process. Plain JavaScript: it registers the TypeScript loader itself.
import './end-with-parent.mjs';
import { register } from 'tsx/esm/api';

register();
await import('./process');
