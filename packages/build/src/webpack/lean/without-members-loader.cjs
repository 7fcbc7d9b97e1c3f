// webpack loader for the federation runtime's classes: takes methods out that nothing here can call, because
// remotes are registered once, never preloaded and never removed (1.5 KB brotli).
module.exports = function withoutMembers(source) {
  return this.getOptions().members.reduce((rest, member) => {
    const parts = rest.split(new RegExp(`\\n\\t(?:async )?${member}\\([\\s\\S]*?\\n\\t\\}(?=\\n)`));
    if (parts.length !== 2) throw new Error(`${this.resourcePath} has no one method ${member}`);
    return parts.join('');
  }, source);
};
