/** Entry of the boot file in `npm run dev`: the shell starts at once instead of at the first interaction. */
import '../boot/boot';

const start = () => globalThis.siteBoot?.start();

// After the listener of the boot file.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
