import type { Link, PhrasingContent, RootContent } from 'mdast';
import { icon } from './icons.ts';
import { block, element, isNamed, optionsOf, paragraph, textOf, type JsxElement } from './nodes.ts';
import type { Problems } from './report.ts';

/** Converts a card with a title, an icon and a link to plain nodes: `<Card title="Tides" icon="moon"
 * href="./tides.md">`. */
export function lowerCard(node: JsxElement, problems: Problems): RootContent {
  return block('cards', [card(node, problems)], node);
}

/** Converts a grid of cards to plain nodes. */
export function lowerCards(node: JsxElement, problems: Problems): RootContent {
  const children = (node.children as RootContent[]).map((child) =>
    isNamed(child, 'Card') || isNamed(child, 'LinkCard') ? card(child, problems) : child,
  );
  return block('cards', children, node);
}

function card(node: JsxElement, problems: Problems): RootContent {
  const { position } = node;
  const options = optionsOf(node);
  const title = textOf(options.title);
  const href = textOf(options.href);
  const name = textOf(options.icon);
  if (title === undefined) problems.missing('title', node);
  if (node.name === 'LinkCard' && href === undefined) problems.missing('href', node);
  const sign = name === undefined ? undefined : icon(name, {}, position);
  if (name !== undefined && !sign) problems.icon(name, node);
  const text: PhrasingContent = { type: 'text', value: title ?? '' };
  const link: Link | undefined =
    href === undefined ? undefined : { type: 'link', url: href, children: [text], ...(position && { position }) };
  const description = textOf(options.description);
  return element(
    'div',
    { className: href === undefined ? 'lc-card' : 'lc-card is-linked' },
    [
      paragraph('lc-card-title', [...(sign ? [sign] : []), { type: 'strong', children: [link ?? text] }]),
      description === undefined ? undefined : paragraph('lc-card-text', [{ type: 'text', value: description }]),
      node.children.length === 0
        ? undefined
        : element('div', { className: 'lc-card-text' }, node.children as RootContent[], position),
    ],
    position,
  );
}
