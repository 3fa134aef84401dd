import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Creates a component that loads its implementation when it is first rendered.
 *
 * @param load returns the implementation
 * @param Waiting is rendered while the implementation loads
 * @param Missing is rendered if loading fails
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
  Missing: ComponentType<Props> = Waiting,
): (props: Props) => ReactNode {
  return function Later(props) {
    const [{ Shown }, show] = useState({ Shown: Waiting });
    useEffect(() => {
      load().then(
        (Loaded) => show({ Shown: Loaded }),
        () => show({ Shown: Missing }),
      );
    }, []);
    return <Shown {...props} />;
  };
}
