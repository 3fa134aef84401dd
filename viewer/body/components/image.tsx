import type { PropertyValue } from '../../../corpus/schema/index.ts';
import { isSafeUrl } from '../../../corpus/url/policy.ts';
import type { ComponentProps } from '../component.ts';
import { elementProps } from '../element-props.ts';
import { isJsonObject, textProp } from '../read-props.ts';

// React sets these attributes before `src`, because browsers start to load an image as soon as `src` is set.
const attributes = ['alt', 'className', 'height', 'sizes', 'srcSet', 'title', 'width'];

/**
 * Renders an image from `src`, or from `img` as in IdealImage. A blurred preview is visible until the image has loaded.
 */
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
      // Removes the preview, because it would be visible behind a transparent image.
      onLoad={({ currentTarget }) => showBare(currentTarget)}
      // The browser may have loaded the image before hydration. React then never calls `onLoad`.
      ref={(image) => void (image?.complete && showBare(image))}
    />
  );
}

function showBare(image: HTMLImageElement): void {
  image.style.removeProperty('background');
}

/**
 * Renders an image for the light mode and one for the dark mode. CSS hides one of them, so the wrong image never
 * flashes.
 */
export function ThemedImage({ props }: ComponentProps) {
  const sources = isJsonObject(props.sources) ? props.sources : {};
  return (['light', 'dark'] as const).map((mode) => {
    const src = textProp(sources, mode) ?? textProp(props, mode === 'light' ? 'src' : 'srcDark');
    if (src === undefined || !isSafeUrl(src, 'image')) return null;
    const classes = [`only-${mode}`, textProp(props, 'className')].filter(Boolean).join(' ');
    return <img key={mode} src={src} alt={textProp(props, 'alt') ?? ''} className={classes} loading="lazy" />;
  });
}
