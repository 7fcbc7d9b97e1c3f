// webpack loader for react-router's one big module: says of its components and contexts what its authors left
// unsaid, that making them has no side effect. Without it Link, NavLink, Form and their prefetching (5 KB brotli)
// stay in a shell that uses none of them.
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
