import { CurrentStepRedirect } from './current-step-redirect.tsx';
import { VideoView } from './video/video-view.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/**
 * @source specification §2
 * @decision D34
 */
export default function ModuleVideoPage({ params: { module } }: PageProps) {
  if (module === undefined) return <CurrentStepRedirect asked={{ kind: 'video' }} />;
  return <VideoView key={module} number={Number(module)} />;
}
