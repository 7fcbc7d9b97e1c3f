/** Entry of a render process that needs no TypeScript loader: tools/testing/compile-parts.mjs compiles it. */
import '../render-process/end-with-parent.mjs';
import '../render-process/process';
