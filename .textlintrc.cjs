// Prose of every Markdown file. The words are shared with the rule for comments (tools/checks/words.json).
const words = require('./tools/checks/words.json');

module.exports = { rules: { terminology: { defaultTerms: false, terms: words } } };
