import type { frSettings } from '../fr/settings.ts';

export const enSettings: typeof frSettings = {
  group: 'export or import the settings of the site',
  export: 'write the published settings of the site into a file',
  import: 'publish the settings of a file of another site',
  options: {
    output: 'file to write (default: tout.json)',
    file: 'file written by settings export',
  },
  made: (path, count) => `${path} is written. Settings: ${count}.`,
  kinds: { contacts: 'contact details', crisis: 'crisis lines', instruments: 'questionnaires' },
  site: 'the whole site',
  change: { new: 'new', changed: 'changed', same: 'the same already' },
  published: (count) => `Settings published: ${count}.`,
  wouldPublish: (count) => `Settings that would be published: ${count}.`,
  confirm: (place) => `Publish these settings in ${place}? (yes/no) `,
  needsYes: 'To publish without being asked, add --yes.',
  refused: 'Nothing is published. To correct in the file:',
  faults: {
    notJson: 'this file is not JSON',
    notSettings: 'this file does not come from settings export',
    unknownKind: 'this release does not know this setting',
    twice: 'this setting is there twice',
    unknownPlace: 'no establishment has this code: create it first',
    onlyForSite: 'this setting is one of the whole site',
    notCallable: 'this number cannot be dialled',
    notALink: 'this link does not begin with https://',
    noWayToReach: 'a telephone, an email or a page is missing',
    noWayToReachLine: 'a telephone, a number for text messages or a page is missing',
    noSureLine: 'no line answers day and night, besides 911',
    guardsPeople: 'what guards people is always asked',
  },
};
