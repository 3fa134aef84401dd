import type { BodyComponent, BodyElement, BodyNode, Json } from '../../corpus/schema/index.ts';
import { missingSize } from './body/missing-size.ts';
import type { ResponsiveImage } from './emit-input.ts';

/** Returns the resized versions of the image at an address. */
export type FindImage = (href: string) => ResponsiveImage | undefined;

/** The width of the text column in CSS pixels. Images are never wider. */
const measure = 720;

/** Attributes of a Markdown image that the component `Image` supports. */
const plain = new Set(['src', 'alt', 'title', 'width', 'height']);

/** Adds size, resized versions and placeholder to an `Image`, unless the author set them. */
export function responsiveImage(image: BodyComponent, find: FindImage): BodyComponent {
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

/**
 * Replaces a Markdown image with the component `Image` if there are resized versions. An image with an attribute that
 * `Image` doesn't support is unchanged.
 */
export function responsiveElement(element: BodyElement, find: FindImage): BodyNode {
  const { tagName, properties } = element;
  if (tagName !== 'img' || !Object.keys(properties).every((name) => plain.has(name))) return element;
  const found = find(String(properties.src));
  if (found?.srcSet === undefined) return element;
  return responsiveImage(
    { type: 'component', name: 'Image', props: properties as Record<string, Json>, children: [] },
    find,
  );
}
