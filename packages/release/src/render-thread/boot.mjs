// Entry of a render thread. Plain JavaScript: a thread does not inherit the TypeScript loader of its process (Node 20),
// so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./thread');
