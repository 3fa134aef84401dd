import { Children, type ReactNode, useLayoutEffect } from 'react';
import { Head } from './head.tsx';
import { useBaseUrl } from './use-base-url.ts';
import { useTitleFormatter } from './hooks.ts';
import { setHead } from './set-head.ts';

export interface PageMetadataProps {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: readonly string[] | string | undefined;
  /** The address of the image for social cards. */
  image?: string | undefined;
  children?: ReactNode;
}

/** Sets metadata of the page in the document's head while it is rendered. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  const { format } = useTitleFormatter();
  const imageUrl = useBaseUrl(image ?? '', { absolute: true });
  const fullTitle = title === undefined ? undefined : format(title);
  return (
    <Head>
      {fullTitle !== undefined && <title>{fullTitle}</title>}
      {fullTitle !== undefined && <meta property="og:title" content={fullTitle} />}
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {keywords !== undefined && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {imageUrl !== '' && <meta property="og:image" content={imageUrl} />}
      {imageUrl !== '' && <meta name="twitter:image" content={imageUrl} />}
      {Children.toArray(children)}
    </Head>
  );
}

/** Adds class names to `<html>` while it is rendered. */
export function HtmlClassNameProvider({ className, children }: { className: string; children?: ReactNode }) {
  useLayoutEffect(() => setHead([{ tag: 'html', attributes: { class: className }, text: '' }]), [className]);
  return children;
}
