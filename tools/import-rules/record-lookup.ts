import type { Rule } from 'eslint';
import ts from 'typescript';

interface TypedServices {
  readonly program: ts.Program | null;
  readonly esTreeNodeToTSNodeMap: { get: (node: unknown) => ts.Node };
}

/**
 * `record[key]` with an arbitrary string finds `constructor`, `toString` and the rest of Object.prototype: a posted field
 * with such a name broke the export. A Map has only its own entries. Keys of a closed set (literals, a union, keyof) and
 * numbers are allowed.
 */
export const recordLookup: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      record:
        'This key may be any string, and a plain object also has "constructor" and "__proto__". Keep the entries in a Map and use get(), or narrow the key to the known ones (keyof, a union) first.',
    },
  },
  create: (context) => {
    const services = context.sourceCode.parserServices as Partial<TypedServices>;
    const { program, esTreeNodeToTSNodeMap: nodes } = services;
    if (!program || !nodes) return {};
    const checker = program.getTypeChecker();
    const typeOf = (node: unknown) => checker.getTypeAtLocation(nodes.get(node));
    return {
      'MemberExpression[computed=true]'(node: Rule.Node) {
        if (node.type !== 'MemberExpression') return;
        if (isAnyText(typeOf(node.property)) && isRecord(checker, typeOf(node.object)))
          context.report({ node, messageId: 'record' });
      },
    };
  },
};

function isAnyText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isAnyText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0;
}

/** An object with arbitrary keys; arrays and strings are indexed by number. */
function isRecord(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((part) => isRecord(checker, part));
  return checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined;
}
