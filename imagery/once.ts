import { makeClips } from './clips/make-clips';
await makeClips(process.argv.slice(2));
