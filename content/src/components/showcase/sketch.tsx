import type { ReactNode } from 'react';
import type { SketchKind } from './site.ts';
import styles from './showcase.module.css';

const shapes: Record<SketchKind, ReactNode> = {
  docs: (
    <>
      <path className={styles.faint} d="M24 44h48M32 60h40M32 74h36M24 90h48M32 106h32M252 44h44M252 58h34M252 72h40" />
      <path className={styles.title} d="M104 48h92" />
      <path className={styles.faint} d="M104 70h120M104 84h112M104 98h96M104 120h120M104 134h80" />
      <path className={styles.red} d="M24 60v14" />
    </>
  ),
  blog: (
    <>
      <path className={styles.title} d="M88 46h104M88 106h84" />
      <path className={styles.faint} d="M88 64h144M88 78h132M88 124h144M88 138h112" />
      <circle className={styles.redFill} cx="62" cy="46" r="7" />
      <circle className={styles.dot} cx="62" cy="106" r="7" />
      <path className={styles.faint} d="M62 62v30" />
    </>
  ),
  code: (
    <>
      <rect className={styles.box} x="40" y="44" width="116" height="96" rx="6" />
      <path className={styles.faint} d="M56 66h40M68 82h64M68 98h48M56 114h28" />
      <path className={styles.red} d="M104 66h28" />
      <path className={styles.faint} d="M172 92h24m-7-6 7 6-7 6" />
      <rect className={styles.redFill} x="212" y="74" width="76" height="36" rx="18" />
    </>
  ),
  fault: (
    <>
      <path className={styles.faint} d="M48 50h180M48 70h140M48 90h72M48 122h160M48 138h120" />
      <path className={styles.title} d="M132 90h64" />
      <path className={styles.red} d="m132 102 4-4 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6" />
    </>
  ),
  tree: (
    <>
      <path className={styles.faint} d="M160 64v18c0 12-72 6-72 22M160 82c0 12 72 6 72 22M160 64v40" />
      <rect className={styles.redFill} x="130" y="42" width="60" height="24" rx="5" />
      <rect className={styles.box} x="62" y="104" width="52" height="24" rx="5" />
      <rect className={styles.box} x="134" y="104" width="52" height="24" rx="5" />
      <rect className={styles.box} x="206" y="104" width="52" height="24" rx="5" />
    </>
  ),
  list: (
    <>
      <rect className={styles.box} x="40" y="44" width="240" height="96" rx="6" />
      <path className={styles.faint} d="M40 68h240M40 92h240M40 116h240M112 44v96" />
      <path className={styles.red} d="M56 80h36" />
      <path className={styles.faint} d="M56 56h28M56 104h40M56 128h24M128 56h60M128 80h120M128 104h84M128 128h104" />
    </>
  ),
};

/** A small image that illustrates the kind of site. */
export function Sketch({ kind }: { kind: SketchKind }) {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 320 160"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className={styles.bar} d="M0 0h320v24H0z" />
      <path className={styles.redFill} d="M16 8h10v8H16z" />
      <path className={styles.faint} d="M40 12h22M74 12h22M284 12h20" />
      {shapes[kind]}
    </svg>
  );
}
