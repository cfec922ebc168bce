/** SurveyJS, which renders the form itself. Long forms are rendered as they come into view, as its documentation advises. */
import { Model, settings } from 'survey-core';
import 'survey-core/survey-core.fontless.css';
import 'survey-js-ui';

const place = document.getElementById('app');
const { elements } = JSON.parse(document.getElementById('rules').textContent);
settings.lazyRender.enabled = elements.length > 100;
// Hidden fields are removed at once, as with the others.
settings.animationEnabled = false;

const survey = new Model({ elements, textUpdateMode: 'onTyping', completeText: 'Send' });
survey.render(place);
