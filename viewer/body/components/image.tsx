import type { PropertyValue } from '../../../corpus/schema/index.ts';
import { isSafeUrl } from '../../../corpus/url/policy.ts';
import type { ComponentProps } from '../component.ts';
import { elementProps } from '../element-props.ts';
import { isJsonObject, textProp } from '../read-props.ts';

// `src` comes after them: as soon as there is one, a browser begins to load.
const attributes = ['alt', 'className', 'height', 'sizes', 'srcSet', 'title', 'width'];

/** A picture given by `src` or, as IdealImage has it, by `img`; a blurred stamp of it until it has loaded. */
export function Image({ props }: ComponentProps) {
  const img = isJsonObject(props.img) ? (textProp(props.img, 'src') ?? '') : textProp(props, 'img');
  const src = textProp(props, 'src') ?? img;
  if (!src || !isSafeUrl(src, 'image')) return null;
  const properties: Record<string, PropertyValue> = {};
  for (const name of attributes) if (typeof props[name] !== 'object') properties[name] = props[name] ?? null;
  const stamp = textProp(props, 'placeholder') ?? '';
  return (
    <img
      loading="lazy"
      decoding="async"
      alt=""
      {...elementProps({ type: 'element', tagName: 'img', properties: { ...properties, src }, children: [] })}
      style={
        /^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(stamp)
          ? { background: `url("${stamp}") center / cover` }
          : undefined
      }
      // What isn't opaque would show it through.
      onLoad={({ currentTarget }) => showBare(currentTarget)}
      // In static HTML it may have loaded before.
      ref={(image) => void (image?.complete && showBare(image))}
    />
  );
}

function showBare(image: HTMLImageElement): void {
  image.style.removeProperty('background');
}

/** A picture with a twin for the dark mode. CSS shows the right one, so that neither flashes. */
export function ThemedImage({ props }: ComponentProps) {
  const sources = isJsonObject(props.sources) ? props.sources : {};
  return (['light', 'dark'] as const).map((mode) => {
    const src = textProp(sources, mode) ?? textProp(props, mode === 'light' ? 'src' : 'srcDark');
    if (src === undefined || !isSafeUrl(src, 'image')) return null;
    const classes = [`only-${mode}`, textProp(props, 'className')].filter(Boolean).join(' ');
    return <img key={mode} src={src} alt={textProp(props, 'alt') ?? ''} className={classes} loading="lazy" />;
  });
}
