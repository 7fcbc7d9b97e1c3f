// The home page (/): opening picture, the story of the place, and three slots that other teams fill.
// The shell renders it inside <main>; it needs no data and brings its own h1.
export { HomePage as default } from '../pages/home/home-page';
