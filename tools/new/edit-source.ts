/** Adds and removes entries of the contract's tables in their source text, so that comments and format stay. */
import ts from 'typescript';

type Table = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/** @param text source of an entry, without a trailing comma; added at the end of the table */
export function addEntry(source: string, table: string, text: string): string {
  const end = findTable(source, table).getEnd() - 1;
  const indent = ' '.repeat(source.slice(source.lastIndexOf('\n', end) + 1, end).length);
  const before = source.slice(0, end).trimEnd();
  const comma = /[,[{]$/.test(before) ? '' : ',';
  const lines = text.split('\n').map((line) => `${indent}  ${line}`);
  return `${before}${comma}\n${lines.join('\n')},\n${indent}${source.slice(end)}`;
}

/** @returns a string literal with the quotes that the formatter would choose */
export function literal(text: string): string {
  const double = JSON.stringify(text);
  const quotes = (quote: string) => text.split(quote).length;
  if (quotes("'") > quotes('"')) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** @returns the source of every entry */
export function entriesOf(source: string, table: string): readonly string[] {
  return nodesOf(source, table).map((entry) => entry.getText());
}

/** Removes every entry whose source matches. @returns the source, unchanged when none does */
export function removeEntries(source: string, table: string, isWanted: (text: string) => boolean) {
  return [...nodesOf(source, table)].reverse().reduce((text, entry) => {
    if (!isWanted(entry.getText())) return text;
    const end = text[entry.getEnd()] === ',' ? entry.getEnd() + 1 : entry.getEnd();
    return text.slice(0, entry.getFullStart()) + text.slice(end);
  }, source);
}

function nodesOf(source: string, table: string): readonly ts.Node[] {
  const found = findTable(source, table);
  return ts.isArrayLiteralExpression(found) ? found.elements : found.properties;
}

/** Adds a string to the array of a key: `'mfe-press': ['./PressList']`. */
export function addToList(source: string, table: string, key: string, text: string): string {
  const list = propertyOf(source, table, key);
  if (!list || !ts.isPropertyAssignment(list) || !ts.isArrayLiteralExpression(list.initializer))
    throw new Error(`${table} has no list "${key}"`);
  const { elements } = list.initializer;
  const last = elements.at(-1);
  const at = last ? last.getEnd() : list.initializer.getEnd() - 1;
  return `${source.slice(0, at)}${last ? ', ' : ''}'${text}'${source.slice(at)}`;
}

export function hasKey(source: string, table: string, key: string): boolean {
  return propertyOf(source, table, key) !== undefined;
}

function propertyOf(source: string, table: string, key: string) {
  const found = findTable(source, table);
  if (!ts.isObjectLiteralExpression(found)) return undefined;
  return found.properties.find(({ name }) => name && keyOf(name) === key);
}

function keyOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
}

/** @throws Error when the source has no such constant with an array or object */
function findTable(source: string, name: string): Table {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (declared.getText() === name && initializer) {
        const value = withoutTypes(initializer);
        if (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)) return value;
      }
  }
  throw new Error(`No table "${name}" in the source`);
}

function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutTypes(node.expression)
    : node;
}
