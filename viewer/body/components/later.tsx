import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Makes a component of one that is loaded when it is first shown.
 *
 * @param Waiting the placeholder until then
 * @param Missing stands there when it can't be had
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
