import { useEffect, useRef, useState } from 'react';
import { useBaseUrl } from 'lectern/client';
import styles from './look-maker.module.css';

/** The size of the previewed window, in CSS pixels. It is wide enough for a sidebar. */
const size = { width: 1180, height: 740 };
const styleId = 'chosen-look';

/** Displays a page of this site with a theme's CSS, in both modes. */
export function SamplePage({ css }: { css: string }) {
  return (
    <div className={styles.samples}>
      <Sample css={css} mode="light" />
      <Sample css={css} mode="dark" />
    </div>
  );
}

function Sample({ css, mode }: { css: string; mode: 'light' | 'dark' }) {
  const address = `${useBaseUrl('/docs/start/first-site/')}?docusaurus-theme=${mode}`;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // The frame is rendered only in the browser. In static HTML, it would load before hydration, and `onLoad` would be
  // missed.
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  const apply = () => setLook(frame.current?.contentDocument, css);
  useEffect(apply, [css]);
  return (
    <div className={styles.sample} ref={box} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      {width > 0 && (
        <iframe
          ref={frame}
          src={address}
          title={`A page in the ${mode} mode`}
          loading="lazy"
          onLoad={apply}
          style={{ ...size, transform: `scale(${width / size.width})` }}
        />
      )}
    </div>
  );
}

function setLook(document: Document | null | undefined, css: string): void {
  // Before the page has loaded, the frame contains an empty document without the page's styles, so skip it.
  if (!document?.head || document.URL === 'about:blank') return;
  const style = document.getElementById(styleId) ?? document.head.appendChild(document.createElement('style'));
  style.id = styleId;
  style.textContent = `${css}\n.announcement { display: none; }`;
}
