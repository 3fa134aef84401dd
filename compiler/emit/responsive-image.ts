import type { BodyComponent, BodyElement, BodyNode, Json } from '../../corpus/schema/index.ts';
import { missingSize } from './body/missing-size.ts';
import type { ResponsiveImage } from './emit-input.ts';

/** Tells what is known of the picture at an address. */
export type FindPicture = (href: string) => ResponsiveImage | undefined;

/** The width of a column of prose, in CSS pixels: a picture is never shown wider. */
const measure = 720;

/** Attributes that an `Image` can carry over from Markdown. */
const plain = new Set(['src', 'alt', 'title', 'width', 'height']);

/** Gives an `Image` its size, its versions and its placeholder while it loads, where the author gave none. */
export function responsiveImage(image: BodyComponent, find: FindPicture): BodyComponent {
  const { props } = image;
  const src = [props.src, props.img].find((value) => typeof value === 'string');
  const found = find(String(src ?? ''));
  if (!found) return image;
  const { width, srcSet, placeholder } = found;
  const shown = Math.min(typeof props.width === 'number' ? props.width : (width ?? measure), measure);
  const more = {
    ...missingSize(props, found),
    ...(srcSet !== undefined && { srcSet, sizes: `(max-width: ${shown}px) 100vw, ${shown}px` }),
    ...(placeholder !== undefined && { placeholder }),
  };
  return { ...image, props: { ...(more as Record<string, Json>), ...props } };
}

/** Makes an `Image` of a picture in Markdown, where it has versions and says nothing that an `Image` doesn't know. */
export function responsiveElement(element: BodyElement, find: FindPicture): BodyNode {
  const { tagName, properties } = element;
  if (tagName !== 'img' || !Object.keys(properties).every((name) => plain.has(name))) return element;
  const found = find(String(properties.src));
  if (found?.srcSet === undefined) return element;
  return responsiveImage(
    { type: 'component', name: 'Image', props: properties as Record<string, Json>, children: [] },
    find,
  );
}
