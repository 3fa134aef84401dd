import styles from './home.module.css';

/** An illustration: papers with text, a tree of nodes, and an open book. */
export function FromSheetsToStand() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 560 300"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className={styles.paper}>
        <rect x="34" y="62" width="112" height="148" rx="4" transform="rotate(-8 90 136)" />
        <rect x="40" y="60" width="112" height="148" rx="4" transform="rotate(-2 96 134)" />
        <rect x="48" y="58" width="112" height="148" rx="4" transform="rotate(4 104 132)" />
      </g>
      <g transform="rotate(4 104 132)">
        <path className={styles.red} strokeWidth="2.5" d="M64 74v14M71 74v14M60 78h15M60 84h15" />
        <path className={styles.line} strokeWidth="3" d="M84 81h50" />
        <path className={styles.line} d="M62 104h84M62 116h76M62 128h80M62 140h44" />
        <path className={styles.red} d="M62 158v32" />
        <path className={styles.line} d="M71 162h64M71 174h72M71 186h40" />
      </g>
      <path className={styles.flow} d="M176 132h30m-7-6 7 6-7 6" />
      <g className={styles.line}>
        <path d="M286 66v34M286 100c0 16-42 8-42 30M286 100c0 16 42 8 42 30M286 100v30" />
        <path d="M244 154c0 16-14 14-14 30M244 154c0 16 16 14 16 30M328 154c0 16-14 14-14 30M328 154c0 16 16 14 16 30" />
      </g>
      <g className={styles.paper}>
        <rect x="262" y="46" width="48" height="24" rx="5" />
        <rect x="226" y="130" width="36" height="24" rx="5" />
        <rect x="310" y="130" width="36" height="24" rx="5" />
      </g>
      <rect className={styles.redFill} x="268" y="130" width="36" height="24" rx="5" />
      <g className={styles.dots}>
        <circle cx="230" cy="190" r="6" />
        <circle cx="260" cy="190" r="6" />
        <circle cx="314" cy="190" r="6" />
        <circle cx="344" cy="190" r="6" />
      </g>
      <path className={styles.flow} d="M370 132h30m-7-6 7 6-7 6" />
      <g className={styles.line}>
        <path strokeWidth="3" d="M474 156v88" />
        <path strokeWidth="3" d="M442 250c8-6 20-8 32-8s24 2 32 8z" />
      </g>
      <g className={styles.paper}>
        <path d="M474 72c-16-12-38-14-58-8v84c20-6 42-4 58 8z" />
        <path d="M474 72c16-12 38-14 58-8v84c-20-6-42-4-58 8z" />
      </g>
      <path
        className={styles.redFill}
        d="M410 154c22-8 46-6 64 6 18-12 42-14 64-6v8c-22-8-46-6-64 6-18-12-42-14-64-6z"
      />
      <path
        className={styles.line}
        d="M428 84c10-2 22-1 32 4M428 98c10-2 22-1 32 4M428 112c10-2 22-1 32 4M428 126c8-1 14-1 20 1M488 102c10-5 22-6 32-4M488 116c10-5 22-6 32-4M488 130c7-4 13-5 19-5"
      />
      <path className={styles.red} strokeWidth="3" d="M488 87c7-4 14-5 21-5" />
    </svg>
  );
}
