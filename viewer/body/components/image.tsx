import { useState, type CSSProperties } from 'react';
import { isSafeUrl } from '../../../compiler/url/policy.ts';
import type { ComponentProps } from '../component.ts';
import { isJsonObject, textProp } from '../read-props.ts';
import { safeSrcSet } from '../safe-src-set.ts';

/** A picture given by `src` or, as IdealImage has it, by `img`; a blurred stamp of it until it has loaded. */
export function Image({ props }: ComponentProps) {
  const [isLoaded, setLoaded] = useState(false);
  const img = isJsonObject(props.img) ? (textProp(props.img, 'src') ?? '') : textProp(props, 'img');
  const src = textProp(props, 'src') ?? img;
  if (!src || !isSafeUrl(src, 'image')) return null;
  const { width, height } = props;
  return (
    <img
      // First of all: as soon as there is a source, browsers begin to load.
      loading="lazy"
      decoding="async"
      sizes={textProp(props, 'sizes')}
      srcSet={safeSrcSet(textProp(props, 'srcSet'))}
      src={src}
      alt={textProp(props, 'alt') ?? ''}
      className={textProp(props, 'className')}
      title={textProp(props, 'title')}
      width={typeof width === 'object' ? undefined : String(width ?? '') || undefined}
      height={typeof height === 'object' ? undefined : String(height ?? '') || undefined}
      // What isn't opaque would show it through.
      style={isLoaded ? undefined : placeholder(textProp(props, 'placeholder'))}
      onLoad={() => setLoaded(true)}
    />
  );
}

function placeholder(url: string | undefined): CSSProperties | undefined {
  if (url === undefined || !/^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(url)) return undefined;
  return { background: `url("${url}") center / cover no-repeat` };
}
