import { expect } from '@open-wc/testing';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import {
  chooseProfile,
  type ProfileChoice,
} from '../../../../elements/rs-form/profiles/choose-profile.dom.js';
import { indexProfileForm } from '../../../../elements/rs-form/profiles/profile-form.dom.js';
import { readServerErrors } from '../../../../elements/rs-form/checks/places.dom.js';
import { factsOf, formIn, savedPage } from './saved-pages.js';

/** The pages of RSForm are those of all other tests. */
const systems = builtInProfiles.map(({ name }) => name).filter((name) => name !== 'rsform');

/** Returns the profile of a form; there is always one. */
const choiceFor = (form: HTMLFormElement) => chooseProfile(form, builtInProfiles) as ProfileChoice;

for (const system of systems) {
  describe(`a form that ${system} has sent back`, () => {
    it('a form that another system has sent back is recognised, and every word of its server is found at its field, on each saved page', async () => {
      const { saved } = await factsOf(system);
      for (const [file, words] of Object.entries(saved)) {
        const form = formIn(await savedPage(system, file));
        const choice = choiceFor(form);
        expect(choice.profile.name, file).to.equal(system);
        const server = indexProfileForm(form, choice.profile);
        const errors = readServerErrors(server).filter(({ name }) => name !== '');
        const found = errors.map(({ name, text }) => [name, 'message' in text && text.message]);
        const wanted = Object.entries(words).map(([name, text]) => [server.fieldOf(name), text]);
        expect(Object.fromEntries(found), file).to.deep.equal(Object.fromEntries(wanted));
      }
    });

    it('a form that another system has sent back has an own block for each field with a label', async () => {
      const { saved } = await factsOf(system);
      for (const file of Object.keys(saved)) {
        const element = formIn(await savedPage(system, file));
        const form = indexProfileForm(element, choiceFor(element).profile);
        for (const name of form.names.filter((one) => form.labels(one).length > 0)) {
          const others = form.names
            .filter((one) => one !== name)
            .flatMap(form.controls)
            .filter(({ type }) => type !== 'hidden');
          expect(
            others.some((control) => form.block(name)?.contains(control)),
            `${file} ${name}`,
          ).to.equal(false);
        }
      }
    });
  });
}
