/** Entry of a render process in compiled code, in place of entry.mjs: it needs no TypeScript loader. */
import './end-with-parent.mjs';
import './process';
