import { basename } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { type Known, leaveOut } from './leave-out.ts';

/** React's numbers for kinds of fibers that no page makes. */
const tags = {
  dehydrated: 18,
  suspenseList: 19,
  hoistable: 26,
  singleton: 27,
  viewTransition: 30,
  activity: 31,
} as const;

/**
 * What of react-dom no page reaches: pages that come drawn from a server, view transitions, refs to
 * fragments, what React moves into `<head>` or loads by itself, actions of forms, `Activity`. What
 * asks for one of them all the same throws.
 */
const known: Known = {
  tags: Object.values(tags),
  variables: {
    isHydrating: '!1',
    shouldStartViewTransition: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionAffected: '!1',
    appearingViewTransitions: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    pendingTransitionTypes: 'null',
    shouldDoubleInvokeUserFnsInHooksDEV: '!1',
    viewTransitionMutationContext: '!1',
    needsFormReset: '!1',
    currentHoistableRoot: 'null',
  },
  // Lanes of transitions that a view transition could follow.
  masks: [335544064],
  properties: { dehydrated: 'null', isDehydrated: '!1' },
  calls: {
    popHydrationState: '!1',
    getNextHydratable: 'null',
    getParentHydrationBoundary: 'null',
    upgradeHydrationErrorsToRecoverable: 'null',
    resetHydrationState: 'void 0',
    getSuspenseInstanceFromFiber: 'null',
    getActivityInstanceFromFiber: 'null',
    clearIfContinuousEvent: 'void 0',
    retryIfBlockedOn: 'void 0',
    claimQueuedTransitionTypes: 'null',
    pushViewTransitionCancelableScope: 'null',
    restoreNestedViewTransitions: 'void 0',
    measureNestedViewTransitions: 'void 0',
    isFragmentInstanceParent: '!1',
    commitNewChildToFragmentInstances: 'void 0',
    commitFragmentInstanceInsertionEffects: 'void 0',
    commitFragmentInstanceDeletionEffects: 'void 0',
    maySuspendCommit: '!1',
    getHoistableRoot: 'null',
    getResourcesFromRoot: 'null',
    getStackByFiberInDevAndProd: '""',
    trackEnterViewTransitions: 'void 0',
    commitExitViewTransitions: 'void 0',
    commitNestedViewTransitions: 'void 0',
    commitSuspenseHydrationCallbacks: 'void 0',
    // A function as a form's action: what is left of it throws when the form is sent.
    extractEvents$1: 'void 0',
  },
  bodies: {
    // An event waits for no part of the page that is still to be taken over.
    dispatchEvent: `if (!_enabled) return;
      findInstanceBlockingEvent(nativeEvent);
      dispatchEventForPluginEventSystem(
        domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer)`,
    defaultOnDefaultTransitionIndicator: '',
  },
  hooks: [
    'useTransition',
    'useHostTransitionStatus',
    'useFormState',
    'useActionState',
    'useOptimistic',
    'useMemoCache',
    'useCacheRefresh',
  ],
  statements: [
    'FragmentInstance.prototype.',
    'ViewTransitionPseudoElement.prototype.',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'ReactDOMSharedInternals.findDOMNode',
    'exports.hydrateRoot',
    'exports.version',
  ],
  words: {
    '? 26\n      : ': '? refuse("something of <head>")\n      : ',
    '? 27\n        : 5': '? refuse("the document")\n        : 5',
    'createFiberImplClass(31,': 'refuse("Activity",',
    'createFiberImplClass(19,': 'refuse("SuspenseList",',
    'createFiberImplClass(30,': 'refuse("ViewTransition",',
    'new FragmentInstance(current)': 'refuse("a ref to a fragment")',
    'ReactDOMHydrationRoot.prototype.render = ': '',
    'ReactDOMHydrationRoot.prototype.unmount = ': '',
    // What of react-dom itself comes through here: `flushSync` alone.
    [`f: flushSyncWork,
  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript`]: 'f: flushSyncWork',
    'if (null !== dehydrated$96)': 'if (!1)',
    // A commit waits for nothing that it would show: no style sheet, no picture.
    'isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)':
      '!1',
    '"use strict";':
      '"use strict";\nfunction refuse(what) { throw Error(what + " is left out of react-dom: build/lean-react-dom.ts"); }',
  },
};

/** What the other files of React offer and no page of ours, nor a library of theirs, takes. */
const unusedExports: Readonly<Record<string, readonly string[]>> = {
  'react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
  'react.production.js': [
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'startTransition',
    'unstable_useCacheRefresh',
    'useActionState',
    'useOptimistic',
    'useTransition',
  ],
};

const nothing: Known = {
  tags: [],
  masks: [],
  variables: {},
  properties: {},
  calls: {},
  bodies: {},
  hooks: [],
  statements: [],
  words: {},
};

/** The program of a file of React without what no page reaches. @throws where it is no longer as it was */
export function withoutUnused(source: string, file = 'react-dom-client.production.js'): string {
  const unused = unusedExports[file];
  const left = unused
    ? { ...nothing, statements: unused.map((name) => `exports.${name} =`) }
    : known;
  const { code, errors } = minifySync(file, leaveOut(file, source, left), {
    module: true,
    mangle: false,
    codegen: { removeWhitespace: false },
  });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return code;
}

/** What a source of ours would say that needs something of it. */
const askedFor =
  /\b(useTransition|startTransition|useActionState|useFormStatus|useOptimistic|hydrateRoot|SuspenseList|ViewTransition|Children|PureComponent|Profiler|createRef)\b/;

/**
 * Takes out of react-dom what no page reaches: a third of its weight, and of every first visit.
 * @decision decisions/0050
 */
export function leanReactDom(): Plugin {
  return {
    name: 'aube:lean-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /\/cjs\/react(-dom(-client)?)?\.production\.js$|web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('.js')) return { code: withoutUnused(code, basename(id)), map: null };
        const asked = askedFor.exec(code)?.[0];
        if (asked) this.error(`${asked} is left out of react-dom: build/lean-react-dom.ts`);
        return null;
      },
    },
  };
}
