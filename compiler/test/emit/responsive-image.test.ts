import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { responsiveElement, responsiveImage, type FindImage } from '../../emit/responsive-image.ts';

const images: FindImage = (href) => {
  if (href === '/a.png')
    return { width: 1600, height: 900, srcSet: '/a-1.png 640w', placeholder: 'data:image/webp;base64,AA' };
  return href === '/small.png' ? { width: 300, height: 200 } : undefined;
};
const image = (props: Record<string, Json>) =>
  responsiveImage({ type: 'component', name: 'Image', props, children: [] }, images).props;
const element = (properties: Record<string, PropertyValue>) =>
  responsiveElement({ type: 'element', tagName: 'img', properties, children: [] }, images);

test('an image gets its size, its versions and its displayed width', () => {
  assert.equal(image({ img: '/a.png', alt: 'A' }), {
    width: 1600,
    height: 900,
    srcSet: '/a-1.png 640w',
    sizes: '(max-width: 720px) 100vw, 720px',
    placeholder: 'data:image/webp;base64,AA',
    img: '/a.png',
    alt: 'A',
  });
});

test('an image without versions gets its size', () => {
  assert.equal(image({ src: '/small.png' }), { width: 300, height: 200, src: '/small.png' });
});

test("the author's attributes are unchanged", () => {
  const { width, height, sizes } = image({ src: '/a.png', width: 200, sizes: '10rem' });
  assert.equal([width, height, sizes], [200, 113, '10rem']);
  assert.is(image({ src: '/a.png', width: 200 }).sizes, '(max-width: 200px) 100vw, 200px');
});

test('an image from another site is unchanged', () => {
  assert.equal(image({ src: 'https://example.org/x.png' }), { src: 'https://example.org/x.png' });
  assert.equal(image({}), {});
});

test('a Markdown image with versions becomes an Image', () => {
  const made = element({ src: '/a.png', alt: 'A', title: 'T', width: 1600, height: 900 });
  assert.ok(made.type === 'component');
  assert.equal([made.name, made.props.title, made.props.srcSet], ['Image', 'T', '/a-1.png 640w']);
  assert.is(element({ src: '/small.png', alt: '' }).type, 'element');
  assert.is(element({ src: '/a.png', className: ['own'] }).type, 'element');
});

test.run();
