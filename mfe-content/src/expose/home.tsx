// The home page (/): nine sections and three slots, which other remotes fill.
// The shell renders it inside <main>; it loads no data and has its own h1.
export { HomePage as default } from '../pages/home/home-page';
