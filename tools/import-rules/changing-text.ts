import type { Rule } from 'eslint';

interface Expression {
  readonly type: string;
  readonly operator?: string;
  readonly right?: Expression;
  readonly consequent?: Expression;
  readonly alternate?: Expression;
}

/** ESLint has no types of JSX nodes. */
interface JsxNode {
  readonly type: string;
  readonly expression?: Expression;
  readonly value?: unknown;
  readonly parent?: { readonly children?: readonly JsxNode[] };
}

/**
 * A translator replaces text nodes, and React goes on with those that it has taken away: a change is lost, a removal throws
 * and empties the part. An element with nothing but one text is safe.
 */
export const changingText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'In a translated page React cannot change or remove a text beside other content. Give it an element of its own: {condition && <span>{text}</span>}.',
    },
  },
  create: (context) => ({
    JSXExpressionContainer(node: unknown) {
      const { expression, parent } = node as JsxNode;
      const isBeside = (parent?.children ?? []).filter(isContent).length > 1;
      if (isBeside && expression && isConditionalText(expression))
        context.report({ node: node as Rule.Node, messageId: 'beside' });
    },
  }),
};

/** Not the space between lines, not a comment. */
function isContent({ type, expression, value }: JsxNode): boolean {
  if (type === 'JSXText') return /\S/.test(String(value));
  return expression?.type !== 'JSXEmptyExpression';
}

function isConditionalText({ type, operator, right, consequent, alternate }: Expression): boolean {
  if (type === 'LogicalExpression') return operator === '&&' && isText(right);
  return type === 'ConditionalExpression' && (isText(consequent) || isText(alternate));
}

/** Of a name nothing is known: `{isFirst && panel}` is an element. */
function isText(expression: Expression | undefined): boolean {
  const texts = ['Literal', 'TemplateLiteral', 'MemberExpression', 'CallExpression'];
  return expression !== undefined && texts.includes(expression.type);
}
