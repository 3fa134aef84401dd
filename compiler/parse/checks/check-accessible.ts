import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { BodyComponent, BodyElement } from '../../../corpus/schema/body.ts';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';

const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;
/** Values of `alt` that are only placeholders. */
const poorAlts = new Set('image, img, picture, photo, screenshot, figure, graphic, icon, alt, alt text'.split(', '));
/** Labels of links that don't describe the target, in several languages. */
const vague = new Set([
  ...'here, click here, click, this, link, this link, this page, more, read more, learn more, see here, go'.split(', '),
  ...'hier, hier klicken, klicken sie hier, mehr, mehr lesen, weiterlesen'.split(', '),
  ...'ici, cliquez ici, lire la suite, en savoir plus'.split(', '),
  ...'aquí, haga clic aquí, haz clic aquí, leer más, más, aqui, clique aqui, qui, clicca qui, здесь, тут, подробнее'.split(
    ', ',
  ),
]);
/** Punctuation, quotes and arrows around a link text. They are removed before the comparison. */
const around = /^[\s"'«»‹›“”„([]+|[\s.,:;!?…"'«»‹›“”„)\]→>]+$/g;

/** Reports an element that screen readers can't announce properly. */
export function checkElementAccess(
  { tagName, properties }: BodyElement,
  node: Element,
  isMarkdown: boolean,
  { reportAccess }: Parsing,
): void {
  const { alt, title, href, src } = properties;
  if (tagName === 'img' && node.data?.given?.alt === undefined) {
    // Markdown has no syntax for decorative images, so an empty alternative text in Markdown counts as missing.
    const isUnsaid = isMarkdown ? (alt ?? '') === '' : alt === undefined;
    const isMissing = isUnsaid && properties.role === undefined;
    if (isMissing) reportAccess('missing-alt', rangeOf(node), { url: String(src ?? '') });
    else if (isPoor(alt)) reportAccess('poor-alt', rangeOf(node), { alt: String(alt) });
  }
  if (tagName === 'iframe' && (title ?? properties.ariaLabel) === undefined)
    reportAccess('untitled-frame', rangeOf(node), { url: String(src ?? '') });
  if (tagName === 'a' && href !== undefined && !hasUnknown(node)) {
    const text = nameOf(node, properties);
    // If the link contains an image without an alternative text, only the image is reported.
    if (text === '' && images(node).length === 0) reportAccess('unnamed-link', rangeOf(node), { url: String(href) });
    else if (vague.has(text.toLowerCase().replace(around, ''))) reportAccess('vague-link', rangeOf(node), { text });
  }
}

/** Reports components that show images without an alternative text. */
export function checkComponentAccess(
  { name, props }: BodyComponent,
  node: ComponentNode,
  { reportAccess }: Parsing,
): void {
  if ((name !== 'Image' && name !== 'ThemedImage') || node.export !== undefined) return;
  if (node.given?.alt !== undefined || node.data?.alt !== undefined) return;
  const url = Object.values(node.urls ?? {})[0]?.url ?? name;
  if (props.alt === undefined) reportAccess('missing-alt', rangeOf(node), { url });
  else if (isPoor(props.alt)) reportAccess('poor-alt', rangeOf(node), { alt: String(props.alt) });
}

function isPoor(alt: unknown): boolean {
  return typeof alt === 'string' && (imageFile.test(alt) || poorAlts.has(alt.trim().toLowerCase()));
}

function nameOf(node: Element, { ariaLabel, title }: BodyElement['properties']): string {
  const alts = images(node).map(({ properties }) => String(properties.alt ?? ''));
  const named = [toString(node), ...alts].join(' ').replace(/\s+/g, ' ').trim();
  return String(ariaLabel ?? (named === '' ? (title ?? '') : named));
}

function images(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'img' ? [child] : images(child),
  );
}

/** Whether the link contains a component. The text that code renders is unknown. */
function hasUnknown(node: Element): boolean {
  return node.children.some(
    (child) =>
      child.type === 'component' || (child.type === 'element' && (child.tagName === 'svg' || hasUnknown(child))),
  );
}
