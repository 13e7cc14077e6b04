import { Redirect } from 'wouter';
import { QueryView } from '../../ui/query-view.tsx';
import { pathAsked, type AskedStep } from './path-asked.ts';
import { useModules } from './use-modules.ts';

/** @source specification §2 */
export function CurrentStepRedirect({ asked }: { asked: AskedStep }) {
  const modules = useModules();
  return (
    <QueryView query={modules} lines={8}>
      {(list) => <Redirect to={pathAsked(list, asked)} replace />}
    </QueryView>
  );
}
