RULES = {
    "version": 1,
    "formId": 0,
    "conditions": [{"targets": ["phone"], "when": [{"field": "reply", "value": "phone"}]}],
}


def contact(request):
    form = ContactForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        return redirect("thanks")
    return render(request, "contact.html", {"form": form, "rules": RULES})
