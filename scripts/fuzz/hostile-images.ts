import * as fc from 'fast-check';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const u32 = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value >>> 0);
  return buffer;
};
const u16 = (value: number) => u32(value).subarray(2);

const size = fc.constantFrom(0, 1, 16, 1200, 65535, 100_000, 0x7fffffff, 0xffffffff);

const png = fc.tuple(size, size).map(([width, height]) =>
  Buffer.concat([bytes('\x89PNG\r\n\x1a\n'), u32(13), bytes('IHDR'), u32(width), u32(height), bytes('\x08\x06\0\0\0'), u32(0)]),
); // prettier-ignore
const jpeg = fc.tuple(size, size).map(([width, height]) =>
  Buffer.concat([
    bytes('\xff\xd8\xff\xe0'), u16(16), bytes('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    bytes('\xff\xc0'), u16(17), bytes('\x08'), u16(height), u16(width), bytes('\x03\x01\x22\0\x02\x11\x01\x03\x11\x01'),
  ]),
); // prettier-ignore
const exif = size.map((count) =>
  Buffer.concat([bytes('\xff\xd8\xff\xe1'), u16(40), bytes('Exif\0\0MM\0*\0\0\0\x08'), u16(count), u16(0x112), u16(3), u32(count)]),
); // prettier-ignore
const gif = fc
  .tuple(size, size)
  .map(([width, height]) =>
    Buffer.concat([bytes('GIF89a'), u16(width).swap16(), u16(height).swap16(), bytes('\xf7\0\0')]),
  );
const webp = fc
  .tuple(size, fc.constantFrom('VP8 ', 'VP8L', 'VP8X', 'ALPH'))
  .map(([width, kind]) =>
    Buffer.concat([
      bytes('RIFF'),
      u32(width),
      bytes('WEBP'),
      bytes(kind),
      u32(width),
      u32(width),
      u32(width),
      u32(width),
    ]),
  );
const avif = fc.tuple(size, size).map(([length, width]) =>
  Buffer.concat([
    u32(24), bytes('ftypavif'), u32(0), bytes('avifmif1'), u32(length), bytes('meta'), u32(0), u32(length), bytes('iprp'),
    u32(length), bytes('ipco'), u32(20), bytes('ispe'), u32(0), u32(width), u32(width),
  ]),
); // prettier-ignore
const ico = size.map((count) => Buffer.concat([bytes('\0\0\x01\0'), u16(count).swap16(), bytes('\0\0\0\0\0\0\0\0')]));
const tiff = size.map((offset) => Buffer.concat([bytes('II*\0'), u32(offset).swap32(), u16(0xffff), u32(0)]));

/** Valid SVG images. */
const sound = [
  '<svg xmlns="http://www.w3.org/2000/svg"/>', '<svg xmlns="http://www.w3.org/2000/svg" width="1e999" height="-1"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 NaN 1e400"/>', '<svg xmlns="http://www.w3.org/2000/svg" width="99999999999999999999px" height="1e-400em"/>',
]; // prettier-ignore

const svgs = [
  '<svg/>', '<svg>', '', '<svg width="1e999" height="-1"/>', '<svg viewBox="0 0 NaN 1e400"/>', '<svg viewBox=""/>',
  '<svg width="99999999999999999999px" height="1e-400em"/>', '<svg onload="x()"/>', '<!DOCTYPE svg [<!ENTITY a "&a;&a;">]><svg>&a;</svg>',
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg>&b;&b;&b;&b;</svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:x()"/></svg>', '\ufeff<?xml version="1.0" encoding="utf-16"?><svg/>',
  `<svg>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`, `<svg ${'a="b" '.repeat(3000)}/>`, `<svg viewBox="${'0 '.repeat(20000)}"/>`,
  '<svg><style>@import "x"; a{b:url(javascript:x)}</style></svg>', '<svg>\0</svg>', '<svg><![CDATA[</svg>', '<svg xmlns:x="\ud800"/>',
  '<svg><path d="' + 'M0 0'.repeat(20000) + '"/></svg>', '<svg><use href="data:image/svg+xml,<svg/>"/></svg>',
]; // prettier-ignore

/** A raster image that is cut off, or has impossible values in its header. */
const raster: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.oneof(png, jpeg, exif, gif, webp, avif, ico, tiff), fc.nat({ max: 60 }), fc.boolean())
  .map(([whole, length, isCut]) => (isCut ? whole.subarray(0, length) : whole));

export const image: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: raster },
  { weight: 12, arbitrary: fc.constantFrom(...sound).map((svg) => Buffer.from(svg)) },
  { weight: 2, arbitrary: fc.constantFrom(...svgs).map((svg) => Buffer.from(svg)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }) },
);
