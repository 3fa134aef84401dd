import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { BodyComponent, BodyElement } from '../../../corpus/schema/body.ts';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';

const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;
/** Placeholders for an alternative text. */
const poorAlts = new Set('image, img, picture, photo, screenshot, figure, graphic, icon, alt, alt text'.split(', '));
/** Vague link labels, in a few languages. */
const vague = new Set(
  [
    'here, click here, click, this, link, this link, this page, more, read more, learn more, see here, go',
    'hier, hier klicken, klicken sie hier, mehr, mehr lesen, weiterlesen',
    'ici, cliquez ici, lire la suite, en savoir plus',
    'aquí, haga clic aquí, haz clic aquí, leer más, más, aqui, clique aqui, qui, clicca qui, здесь, тут, подробнее',
  ].flatMap((language) => language.split(', ')),
);
/** Characters around a link text that are ignored: punctuation, quotes and arrows. */
const around = /^[\s"'«»‹›“”„([]+|[\s.,:;!?…"'«»‹›“”„)\]→>]+$/g;

/** Reports an element that users of screen readers can't understand. */
export function checkElementAccess(
  { tagName, properties }: BodyElement,
  node: Element,
  isMarkdown: boolean,
  { reportAccess }: Parsing,
): void {
  const { alt, title, href, src } = properties;
  if (tagName === 'img' && node.data?.given?.alt === undefined) {
    // Markdown cannot mark an image as decoration.
    const isUnsaid = isMarkdown ? (alt ?? '') === '' : alt === undefined;
    const isMissing = isUnsaid && properties.role === undefined;
    if (isMissing) reportAccess('missing-alt', rangeOf(node), { url: String(src ?? '') });
    else if (isPoor(alt)) reportAccess('poor-alt', rangeOf(node), { alt: String(alt) });
  }
  if (tagName === 'iframe' && (title ?? properties.ariaLabel) === undefined)
    reportAccess('untitled-frame', rangeOf(node), { url: String(src ?? '') });
  if (tagName === 'a' && href !== undefined && !hasUnknown(node)) {
    const text = nameOf(node, properties);
    // A link around an image without an alternative text: the image is reported instead.
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

/** Whether code renders a part of the link, which may contain its name. */
function hasUnknown(node: Element): boolean {
  return node.children.some(
    (child) =>
      child.type === 'component' || (child.type === 'element' && (child.tagName === 'svg' || hasUnknown(child))),
  );
}
