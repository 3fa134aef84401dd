import type { RootContent } from 'mdast';
import { icon } from './icons.ts';
import { block, element, inline, optionsOf, paragraph, textOf, withoutParagraphs, type JsxElement } from './nodes.ts';
import type { Problems } from './report.ts';

const variants = ['note', 'tip', 'success', 'caution', 'warning', 'danger', 'info', 'default'];

/** Converts a badge to plain nodes: `<Badge text="New" variant="tip" />`. */
export function lowerBadge(node: JsxElement, problems: Problems): RootContent {
  const options = optionsOf(node);
  const variant = textOf(options.variant) ?? 'default';
  if (!variants.includes(variant)) problems.variant(variant, variants, node);
  const text = textOf(options.text);
  const children: RootContent[] = text === undefined ? [...node.children] : [{ type: 'text', value: text }];
  const kind = `badge is-${variant} is-${textOf(options.size) ?? 'small'}`;
  return inText(node, inline('ContentBlock', { kind, as: 'span' }, withoutParagraphs(children), node.position));
}

/** Converts an icon to plain nodes: `<Icon name="star" label="Favourite" />`. */
export function lowerIcon(node: JsxElement, problems: Problems): RootContent {
  const { name, label, size, color } = optionsOf(node);
  const known = textOf(name);
  if (known === undefined) problems.missing('name', node);
  const made = icon(known ?? '', { size: textOf(size), color: textOf(color) }, node.position);
  if (known !== undefined && !made) problems.icon(known, node);
  const words = textOf(label);
  // The label is invisible. It is the icon's text for screen readers, search, and Markdown output.
  const hidden = words && inline('span', { className: 'lc-label' }, [{ type: 'text', value: words }], node.position);
  const children = [...(made ? [made] : []), ...(hidden ? [hidden] : [])];
  return inText(node, inline('ContentBlock', { kind: 'icons', as: 'span' }, children, node.position));
}

/** Puts an inline element into a paragraph, unless it is in a line of text. */
function inText(node: JsxElement, made: ReturnType<typeof inline>): RootContent {
  return node.type === 'mdxJsxTextElement' ? made : { type: 'paragraph', children: [made] };
}

/** Converts a video of the site to plain nodes: `<Video src="./tide.mp4" title="The tide" />`. The children are the
 * caption. */
export function lowerVideo(node: JsxElement, problems: Problems): RootContent {
  const { position } = node;
  const { src, title, poster, captions, width, height } = optionsOf(node);
  for (const [name, value] of Object.entries({ src, title }))
    if (textOf(value) === undefined) problems.missing(name, node);
  const track = textOf(captions);
  const attributes = {
    controls: true as const,
    preload: 'metadata',
    playsInline: true as const,
    src: textOf(src),
    poster: textOf(poster),
    width: textOf(width),
    height: textOf(height),
    'aria-label': textOf(title),
  };
  const video = element(
    'video',
    attributes,
    [track === undefined ? undefined : element('track', { kind: 'captions', src: track, default: true }, [], position)],
    position,
  );
  const caption = node.children as RootContent[];
  const name = textOf(title);
  const shown =
    caption.length > 0 ? caption : name === undefined ? [] : [paragraph('', [{ type: 'text', value: name }])];
  const figure = [video, element('figcaption', {}, withoutParagraphs(shown), position)];
  return block('video', [element('figure', {}, figure, position)], node);
}

/** Converts an image that readers can enlarge: `<ImageZoom src="./map.png" alt="The harbour" />`, or with the image
 * as child. */
export function lowerImageZoom(node: JsxElement, problems: Problems): RootContent {
  const { position } = node;
  const { src, alt, title } = optionsOf(node);
  const url = textOf(src);
  const inside = withoutParagraphs(node.children as RootContent[]);
  if (url === undefined && inside.length === 0) problems.missing('src', node);
  const image: RootContent[] =
    url === undefined
      ? inside
      : [{ type: 'image', url, alt: textOf(alt) ?? '', title: textOf(title) ?? null, ...(position && { position }) }];
  return block('zoom', image, node);
}
