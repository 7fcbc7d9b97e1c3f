export { makeFolder, openOwned } from '@site/environment';
