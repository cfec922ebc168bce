"""Django site with the contact form, the registration and a set of guests. Its arguments: a folder for its data, and a port
of 127.0.0.1.

It runs with Django 3.2 (Debian's python3-django) and later ones. RS_SUITE_HEAD, RS_SUITE_BEFORE_CONTACT,
RS_SUITE_BEFORE_REGISTRATION, RS_SUITE_BEFORE_GUESTS and RS_SUITE_AFTER are HTML for the head and around the forms, RS_SUITE
is the folder that is served at /rs-suite/.
"""

import json
import os
import sys
from pathlib import Path

import django
from django import forms
from django.conf import settings

FOLDER = Path(sys.argv[1]).resolve()

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{ title }}</title>
    <link rel="icon" href="data:,">
    {{ head|safe }}
  </head>
  <body>
    <main>
      <h1>{{ title }}</h1>
      {% if form %}
      {{ before|safe }}
      <form method="post"{% if form.is_multipart %} enctype="multipart/form-data"{% endif %}>
        {% csrf_token %}
        {% if form.management_form %}
        {{ form.management_form }}
        <fieldset id="guests">
          <legend>Guest</legend>
          {% for one in form %}<div data-repeat-row>{{ one.as_p }}</div>{% endfor %}
          <template data-repeat-row><div data-repeat-row>{{ form.empty_form.as_p }}</div></template>
        </fieldset>
        {% elif layout == "p" %}{{ form.as_p }}{% else %}{{ form.as_div }}{% endif %}
        <input type="submit" value="{{ button }}">
      </form>
      {{ after|safe }}
      {% else %}
      <p class="thanks">Thank you. We have received your message.</p>
      {% endif %}
    </main>
  </body>
</html>
"""

settings.configure(
    SECRET_KEY="only for a test on this machine",
    ALLOWED_HOSTS=["127.0.0.1", "localhost"],
    ROOT_URLCONF=__name__,
    MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"],
    INSTALLED_APPS=[],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": FOLDER / "db.sqlite3"}},
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "OPTIONS": {"loaders": [("django.template.loaders.locmem.Loader", {"page.html": PAGE})]},
        }
    ],
    USE_TZ=False,
    LOGGING_CONFIG=None,
)
django.setup()

from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler  # noqa: E402
from django.core.serializers.json import DjangoJSONEncoder  # noqa: E402
from django.core.validators import RegexValidator  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.shortcuts import redirect, render  # noqa: E402
from django.urls import path, re_path  # noqa: E402
from django.views.static import serve  # noqa: E402

WAYS = [("email", "By email"), ("phone", "By phone")]
REASONS = [("appointment", "An appointment"), ("question", "A question"), ("other", "Something else")]
COUNTRIES = [("", "Choose…"), ("es", "Spain"), ("pt", "Portugal"), ("fr", "France")]
LANGUAGES = [("es", "Spanish"), ("en", "English"), ("de", "German")]
TOPICS = [("sleep", "Sleep"), ("stress", "Stress"), ("grief", "Grief")]

is_phone = RegexValidator(r"^\+?([0-9] ?){9,15}$", "Enter a valid phone number.")
is_postcode = RegexValidator(r"^[0-9]{5}$", "Enter a valid postcode.")


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *args):
        """Writes nothing: the address is the only line of the site."""


class Contact(models.Model):
    name = models.CharField("Your name", max_length=100)
    reply = models.CharField("How shall we reply?", max_length=10, choices=WAYS)
    email = models.EmailField("Email", blank=True)
    phone = models.CharField("Phone", max_length=30, blank=True, validators=[is_phone])
    call_at = models.DateTimeField(
        "Day and time for the call", blank=True, null=True, help_text="Monday to Friday, from 9 to 18 h."
    )
    reason = models.CharField("Reason", max_length=20, choices=REASONS)
    message = models.TextField("Message", max_length=2000)

    class Meta:
        app_label = "contact"


class Registration(models.Model):
    """Registration as JSON, without the passwords and the box of the terms."""

    values = models.TextField()

    class Meta:
        app_label = "contact"


class Guests(models.Model):
    """All guests of a form as JSON."""

    values = models.TextField()

    class Meta:
        app_label = "contact"


class ContactForm(forms.ModelForm):
    consent = forms.BooleanField(label="I have read the privacy policy and agree.")

    class Meta:
        model = Contact
        fields = ["name", "reply", "email", "phone", "call_at", "reason", "message"]
        widgets = {
            "reply": forms.RadioSelect,
            "phone": forms.TextInput(attrs={"type": "tel"}),
            "call_at": forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
        }

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        # A radio group of a model has an empty choice otherwise.
        self.fields["reply"].choices = WAYS

    def clean(self):
        values = super().clean()
        way = values.get("reply")
        if way in ("email", "phone") and not values.get(way) and way not in self.errors:
            self.add_error(way, "This field is required.")
        return values


class RegistrationForm(forms.Form):
    first_name = forms.CharField(max_length=100)
    last_name = forms.CharField(max_length=100)
    email = forms.EmailField()
    phone = forms.CharField(
        max_length=30, required=False, validators=[is_phone], widget=forms.TextInput(attrs={"type": "tel"})
    )
    birth_date = forms.DateField(label="Date of birth", widget=forms.DateInput(attrs={"type": "date"}))
    city = forms.CharField(max_length=100, required=False)
    postcode = forms.CharField(max_length=10, required=False, validators=[is_postcode])
    country = forms.ChoiceField(choices=COUNTRIES)
    people = forms.IntegerField(label="Number of people", min_value=1, max_value=8)
    languages = forms.MultipleChoiceField(choices=LANGUAGES, required=False)
    contact_by = forms.ChoiceField(label="Contact me by", choices=WAYS, widget=forms.RadioSelect)
    topics = forms.MultipleChoiceField(
        choices=TOPICS, widget=forms.CheckboxSelectMultiple, help_text="Choose one or two."
    )
    about = forms.CharField(label="About you", max_length=1000, required=False, widget=forms.Textarea)
    website = forms.URLField(required=False)
    photo = forms.FileField(help_text="PNG or JPEG, at most 2 MB.")
    username = forms.CharField(label="User name", max_length=30)
    password = forms.CharField(
        min_length=12, widget=forms.PasswordInput, help_text="At least 12 characters."
    )
    password_again = forms.CharField(widget=forms.PasswordInput)
    terms = forms.BooleanField(label="I accept the terms.")
    source = forms.CharField(widget=forms.HiddenInput, initial="website", required=False)

    def clean_username(self):
        if self.cleaned_data["username"] == "ana":
            raise forms.ValidationError("This user name is taken.")
        return self.cleaned_data["username"]

    def clean(self):
        values = super().clean()
        again = values.get("password_again")
        if again and "password" in values and again != values["password"]:
            raise forms.ValidationError("The two passwords are not the same.")
        return values


class GuestForm(forms.Form):
    name = forms.CharField(max_length=100)
    diet = forms.ChoiceField(choices=[("any", "Anything"), ("other", "Something else")])
    note = forms.CharField(label="Which?", required=False)

    def clean_name(self):
        if self.cleaned_data["name"] == "Nobody":
            raise forms.ValidationError("Nobody is no guest.")
        return self.cleaned_data["name"]


GuestFormSet = forms.formset_factory(GuestForm, extra=0, min_num=1, validate_min=True)


def layout(request):
    """Returns "p" where a page is asked for in paragraphs, or where this Django has no other layout."""
    return "p" if request.GET.get("as") == "p" or not hasattr(forms.Form, "as_div") else "div"


def show(request, title, form=None, button=""):
    parts = {"head": "HEAD", "before": f"BEFORE_{title.upper()}", "after": "AFTER"}
    suite = {part: os.environ.get(f"RS_SUITE_{name}", "") for part, name in parts.items()}
    values = {"title": title, "form": form, "button": button, "layout": layout(request), **suite}
    return render(request, "page.html", values)


def contact(request):
    form = ContactForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        return redirect("thanks")
    return show(request, "Contact", form, "Send")


def registration(request):
    form = RegistrationForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        not_kept = ("password", "password_again", "terms")
        values = {name: value for name, value in form.cleaned_data.items() if name not in not_kept}
        values["photo"] = values["photo"].name
        Registration.objects.create(values=json.dumps(values, cls=DjangoJSONEncoder))
        return redirect("thanks")
    return show(request, "Registration", form, "Register")


def guests(request):
    formset = GuestFormSet(request.POST or None, prefix="guests")
    if request.method == "POST" and formset.is_valid():
        Guests.objects.create(values=json.dumps(formset.cleaned_data))
        return redirect("thanks")
    return show(request, "Guests", formset, "Send")


def thanks(request):
    return show(request, "Thank you")


def rows(request):
    found = list(Contact.objects.order_by("id").values())
    return JsonResponse(found, safe=False)


def values_of(model):
    def rows_of_model(request):
        found = [json.loads(one.values) for one in model.objects.order_by("id")]
        return JsonResponse(found, safe=False)

    return rows_of_model


urlpatterns = [
    path("contact/", contact, name="contact"),
    path("registration/", registration, name="registration"),
    path("guests/", guests, name="guests"),
    path("thanks/", thanks, name="thanks"),
    path("rows/contact/", rows),
    path("rows/registration/", values_of(Registration)),
    path("rows/guests/", values_of(Guests)),
]
if "RS_SUITE" in os.environ:
    urlpatterns.append(re_path(r"^rs-suite/(?P<path>.*)$", serve, {"document_root": os.environ["RS_SUITE"]}))


def main(port):
    with connection.schema_editor() as editor:
        editor.create_model(Contact)
        editor.create_model(Registration)
        editor.create_model(Guests)
    server = ThreadedWSGIServer(("127.0.0.1", int(port)), QuietHandler)
    server.set_app(get_wsgi_application())
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main(sys.argv[2])
