const eveningLights = {
  id: 'evening-lights',
  version: 1,
  slots: ['severite-insomnie'],
  name: { fr: 'Lumières du soir', en: 'Evening lights' },
  title: { fr: 'Vos lumières du soir', en: 'Your evening lights' },
  validated: true,
  licence: {
    kind: 'licensed',
    holder: 'Example Press',
    terms: 'By contract; not to be shown without the notice.',
    notice: { fr: '© Example Press. Avec permission.', en: '© Example Press. By permission.' },
  },
  recall: { fr: 'Au cours de la dernière semaine', en: 'Over the last week' },
  answerSets: {
    degree: [
      { value: 0, text: { fr: 'Pas du tout', en: 'Not at all' } },
      { value: 1, text: { fr: 'Beaucoup', en: 'A lot' } },
    ],
  },
  items: [
    {
      code: 'lights_evenings',
      type: 'number',
      min: 0,
      max: 7,
      unit: { fr: 'soirs', en: 'evenings' },
      declinable: true,
      text: { fr: 'Combien de soirs devant un écran ?', en: 'How many evenings at a screen?' },
    },
    {
      code: 'lights_trouble',
      type: 'choice',
      answers: 'degree',
      text: { fr: 'La lumière vous a-t-elle gêné(e) ?', en: 'Did the light trouble you?' },
    },
  ],
  scores: [
    {
      id: 'lights',
      name: { fr: 'Lumières du soir', en: 'Evening lights' },
      items: ['lights_evenings', 'lights_trouble'],
      range: [0, 8],
      higherIs: 'worse',
      bands: [
        {
          code: 'few',
          from: 0,
          label: { fr: 'Peu de lumière (0 à 3)', en: 'Little light (0 to 3)' },
          summary: { fr: 'Vos soirées sont douces.', en: 'Your evenings are gentle.' },
        },
        {
          code: 'many',
          from: 4,
          label: { fr: 'Beaucoup de lumière (4 à 8)', en: 'Much light (4 to 8)' },
          summary: {
            fr: 'Vos soirées sont plutôt lumineuses.',
            en: 'Your evenings are rather bright.',
          },
        },
      ],
    },
  ],
  examples: [{ answers: { lights_evenings: 4, lights_trouble: 1 }, scores: { lights: 5 } }],
};

const activation = {
  instrument: 'evening-lights',
  reference: 'EP-2026-0042',
  holder: 'Centre d’exemple',
  expiresOn: '2099-12-31',
};

const settings = {
  slots: { 'severite-insomnie': 'evening-lights', humeur: 'phq-8' },
  openRegistration: { enabled: true, establishmentReferenceCode: 'DEMO-01' },
};

/** Nobody reads the alerts of an open site, so the PHQ-8 replaces the PHQ-9. */
export const openSiteContent = {
  'instruments/evening-lights/1.json': eveningLights,
  'instruments/activations.json': [activation],
  'questionnaires/settings.json': settings,
};
